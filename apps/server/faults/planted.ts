/** A fault that is planted in the server, to see that a test can fail. */
export interface PlantedFault {
  /** Where, from the root of the repository. */
  readonly file: string;
  /** What stands there once, and what is put in its place. */
  readonly instead: string;
  readonly plant: string;
  /** The test that has to fail then. */
  readonly test: string;
  readonly title: string;
}

/** One for each promise that would be broken without anybody noticing, were no test there to tell. */
export const PLANTED: Readonly<Record<string, PlantedFault>> = {
  ackBeforeCommit: {
    file: 'apps/server/matches/conductor.ts',
    instead: 'const appended = await appends.append(move);',
    plant: "void appends.append(move).catch(() => {}); const appended: string = 'done';",
    test: 'apps/server/live/order.test.ts',
    title: 'a choice is not acknowledged before it is committed',
  },
  publishBeforeCommit: {
    file: 'apps/server/matches/conductor.ts',
    instead: 'const appended = await appends.append(move);',
    plant: `outbox.put({ before: table, table: taken.value.table, notices: taken.value.notices });
      const appended = await appends.append(move);`,
    test: 'apps/server/live/order.test.ts',
    title: 'nobody is told of a choice before it is committed',
  },
  headCheckOff: {
    file: 'apps/server/live/headCheck.ts',
    instead: 'await this.check().catch(this.#parts.onError);',
    plant: '',
    test: 'apps/server/live/play.test.ts',
    title: 'a notice that never came, and after which nothing comes, is found by the head check',
  },
  historyIgnored: {
    file: 'apps/server/matches/resumption.ts',
    instead: "if (status !== 'running' || now.isFirst || history === now.id) return undefined;",
    plant: "if (status !== 'none') return undefined;",
    test: 'apps/server/live/loss.test.ts',
    title: 'those who saw a move that the database lost are told so, though another was made in its place',
  },
  lineBeforeIgnored: {
    file: 'apps/server/matches/conductor.ts',
    instead: 'before: table.key };',
    plant: 'before: undefined };',
    test: 'apps/server/matches/loss.test.ts',
    title: 'a node that remembers a move the database has lost does not write after another in its place',
  },
  nonceNotCommitted: {
    file: 'packages/kernel/dealing.ts',
    instead: '!isNonce(nonce) || sealOf(nonce) !== boundBy(dealing)[seat]',
    plant: '!isNonce(nonce)',
    test: 'apps/server/matches/dealing.test.ts',
    title:
      'a shill who has seen the other nonce cannot show another than the sealed one, stand up or sit elsewhere',
  },
  insideIsCalled: {
    file: 'apps/server/reminders/outside.ts',
    instead: "if (reach === 'outside' && !all.every(({ address }) => isOutside(address))) {",
    plant: 'if (false) {',
    test: 'apps/server/reminders/outside.test.ts',
    title: 'is not connected to, though it led elsewhere when it was given',
  },
  insideIsTaken: {
    file: 'apps/server/reminders/outside.ts',
    instead: 'return isPlain && (isName ?',
    plant: 'return url; return isPlain && (isName ?',
    test: 'apps/server/http/contacts.test.ts',
    title: 'a contact that came to lead inside is not called',
  },
  toldWhileHere: {
    file: 'apps/server/reminders/reminders.ts',
    instead: 'if (isHere) {',
    plant: 'if (isHere && !here) {',
    test: 'apps/server/reminders/reminders.test.ts',
    title: 'no player is told while they are connected, on any node; they are once they have gone',
  },
  toldAtMostOnce: {
    file: 'apps/server/reminders/reminders.ts',
    instead: 'if (!table) return this.#forget(delivery);',
    plant: 'await this.#forget(delivery); if (!table) return;',
    test: 'apps/server/reminders/reminders.test.ts',
    title: 'a node that dies after it has taken a reminder leaves it to another',
  },
  toldAgain: {
    file: 'apps/server/reminders/notes.ts',
    instead: 'on conflict (match_id, seat, since) do nothing',
    plant: 'on conflict (match_id, seat, since) do update set settled_at = null',
    test: 'apps/server/reminders/reminders.test.ts',
    title: 'a player who is away is told of a turn once, whichever node finds it, and not at once',
  },
};

/** The variable that names the fault to plant. */
export const VARIABLE = 'RIPOSTE_PLANTED';

/** The fault that is to be planted in this process, if one is. */
export function plantedHere(): PlantedFault | undefined {
  const name = process.env[VARIABLE];
  if (!name) return undefined;
  const fault = PLANTED[name];
  if (!fault) throw new Error(`there is no fault ${name}, only ${Object.keys(PLANTED).join(', ')}`);
  return fault;
}

/** The source of a file with the fault in it; any other file as it is. */
export function withFault({ file, instead, plant }: PlantedFault, path: string, source: string): string {
  if (!path.endsWith(`/${file}`)) return source;
  const parts = source.split(instead);
  if (parts.length !== 2) throw new Error(`${file} does not say once: ${instead}`);
  return parts.join(plant);
}
