import { Trans, useLingui } from '@lingui/react/macro';
import { SHELF } from '@riposte/shelf';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Empty } from '../../design/Empty.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { Panel } from '../../design/Panel.tsx';
import { saveFile } from '../../design/saveFile.ts';
import { Waiting } from '../../design/Waiting.tsx';
import { loadGame } from '../../games/library.ts';
import { Achievements } from '../../match/local/Achievements.tsx';
import { featsHere } from '../../match/local/feats.ts';
import { Online } from '../../match/online/Online.tsx';
import { SharesPanel } from '../../match/replay/SharesPanel.tsx';
import { ScenePage } from '../../match/scenes/ScenePage.tsx';
import { AchievementList } from '../account/AchievementList.tsx';
import { AccuracyChart } from './AccuracyChart.tsx';
import { type Gathered, gather } from './gather.ts';
import { bestOf, judgedOf, type PlayedMatch, type RecordTally, tallyOf } from './played.ts';
import styles from './RecordPage.module.css';

/** How the player has fared in all matches that this browser and the server keep. */
export default function RecordPage() {
  const { t, i18n } = useLingui();
  const [gathered, setGathered] = useState<Gathered>();
  useEffect(() => {
    let isWanted = true;
    const show = async () => {
      for await (const found of gather(i18n)) {
        if (!isWanted) return;
        setGathered(found);
      }
    };
    void show();
    return () => {
      isWanted = false;
    };
  }, [i18n]);
  return (
    <Online>
      <ScenePage
        title={t`Your record`}
        lead={<Trans>Everything you have played, in this browser and on the server.</Trans>}
      >
        {gathered ? (
          <Told gathered={gathered} />
        ) : (
          <Waiting>
            <Trans>Looking for your matches</Trans>
          </Waiting>
        )}
      </ScenePage>
    </Online>
  );
}

function Told({ gathered }: { readonly gathered: Gathered }) {
  const { matches, me, isWhole } = gathered;
  const best = bestOf(matches);
  return (
    <>
      {!isWhole && (
        <p className={styles.note} role="status">
          <Trans>The server did not tell all of your matches.</Trans>
        </p>
      )}
      {matches.length === 0 ? (
        <Empty
          title={<Trans>No finished matches yet</Trans>}
          action={
            <LinkButton kind="solid" to="/">
              <Trans>Play a game</Trans>
            </LinkButton>
          }
        >
          <Trans>Your first match appears here when it ends.</Trans>
        </Empty>
      ) : (
        <>
          <dl className={styles.figures}>
            <Figure words={<Trans>against bots,</Trans>} tally={tallyOf(matches, 'bots')} />
            <Figure words={<Trans>against people,</Trans>} tally={tallyOf(matches, 'people')} />
            {best && (
              <div>
                <dt>
                  <Trans>best win, a bot of level {best.level}</Trans>
                </dt>
                <dd>
                  <Link {...placeOf(best.match)}>{best.name}</Link>
                </dd>
              </div>
            )}
          </dl>
          <Accuracy matches={matches} />
          <Panel title={<Trans>How often you won</Trans>}>
            <SharesPanel counted={matches} />
          </Panel>
          <List matches={matches} />
        </>
      )}
      {me && (
        <Panel title={<Trans>Achieved on this server</Trans>}>
          <AchievementList player={me.id} />
        </Panel>
      )}
      <Achievements />
    </>
  );
}

function Figure({
  words,
  tally: { played, won },
}: {
  readonly words: ReactNode;
  readonly tally: RecordTally;
}) {
  return (
    <div>
      <dt>
        {words} <Trans>of {played} played</Trans>
      </dt>
      <dd>
        <Trans>{won} won</Trans>
      </dd>
    </div>
  );
}

function Accuracy({ matches }: { readonly matches: readonly PlayedMatch[] }) {
  const judged = judgedOf(matches);
  const [count, all] = [judged.length, matches.length];
  const byServer = judged.filter(({ kept }) => kept === 'server').length;
  const here = judged.length - byServer;
  return (
    <Panel title={<Trans>How exactly you chose</Trans>}>
      {judged.length > 0 && <AccuracyChart judged={judged} />}
      <p className={styles.note}>
        {judged.length === 0 ? (
          <Trans>None was judged yet. Open a match below and ask “Why?”.</Trans>
        ) : (
          <Trans>
            {count} of {all} were judged: {here} in this browser, {byServer} by the server. A filled dot is a
            match that was won; the line is the mean of five matches.
          </Trans>
        )}
      </p>
    </Panel>
  );
}

function List({ matches }: { readonly matches: readonly PlayedMatch[] }) {
  const { t, i18n } = useLingui();
  const save = async () => {
    saveFile(new Blob([await recordFile(matches)], { type: 'application/json' }), 'riposte-record.json');
  };
  return (
    <Panel
      title={<Trans>All matches</Trans>}
      action={
        <Button kind="quiet" onClick={() => void save()}>
          <Download aria-hidden /> <Trans>Save as a file</Trans>
        </Button>
      }
    >
      <ul className={styles.matches}>
        {matches.map((match) => (
          <li key={`${match.kept} ${match.id}`}>
            <Link {...placeOf(match)} className={styles.match}>
              <strong>{match.opponents.map(({ name }) => name).join(' · ') || t`Alone`}</strong>
              <em data-result={match.result}>
                {match.result === 'won' ? (
                  <Trans>won</Trans>
                ) : match.result === 'lost' ? (
                  <Trans>lost</Trans>
                ) : (
                  <Trans>drawn</Trans>
                )}
              </em>
              <span>
                {match.way}, {i18n.date(new Date(match.at), { dateStyle: 'medium' })}
                {match.kept === 'here' ? <Trans>, in this browser</Trans> : <Trans>, on the server</Trans>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Where a match can be watched again. */
function placeOf({ kept, id }: PlayedMatch) {
  return kept === 'here'
    ? ({ to: '/replay/here/$id', params: { id } } as const)
    : ({ to: '/replay/t/$table', params: { table: id } } as const);
}

/** All matches of the player, and what was achieved in this browser, as JSON. */
async function recordFile(matches: readonly PlayedMatch[]): Promise<string> {
  const achieved = await Promise.all(
    SHELF.map(async ({ id }) => {
      const loaded = await loadGame(id);
      const feats = loaded?.guide.feats ? await featsHere(id, loaded.guide) : [];
      return feats.map(({ name, points }) => ({ game: id, name, points }));
    }),
  );
  const record = {
    savedAt: new Date().toISOString(),
    matches: matches.map(({ at, ...match }) => ({ at: new Date(at).toISOString(), ...match })),
    achievedHere: achieved.flat(),
  };
  return `${JSON.stringify(record, undefined, 2)}\n`;
}
