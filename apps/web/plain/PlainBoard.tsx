import type { Seat } from '@riposte/kernel';
import { namesAt } from '../table/names.ts';
import type { Session } from '../table/session.ts';
import { useTable } from '../table/useTable.ts';

/** Any game in words: lists and buttons. It is also how the game is played without seeing it. */
export function PlainBoard({ session }: { readonly session: Session }) {
  const state = useTable(session);
  const { words } = session.game;
  const names = namesAt(state);
  const now = state.updates.at(-1);
  const question = now?.decision;
  return (
    <main>
      {question && now && (
        <section>
          <h2>
            {
              words.question({ ...question, kind: 'awaited', seat: state.viewer as Seat }, now.view, names)
                .text
            }
          </h2>
          <ol>
            {question.choices.map((choice) => {
              const { text } = words.choice(choice, now.view, names);
              return (
                <li key={text}>
                  <button type="button" onClick={() => session.choose(question.id, choice)}>
                    {text}
                  </button>
                </li>
              );
            })}
          </ol>
        </section>
      )}
      <ol>
        {state.updates.flatMap(({ seq, events }) =>
          events.map((event, index) => (
            <li key={`${seq}.${String(index)}`}>{words.event(event, names).text}</li>
          )),
        )}
      </ol>
    </main>
  );
}
