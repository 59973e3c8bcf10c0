import { readFileSync } from 'node:fs';
import { CLIENT_EXAMPLES, clientMessage, SERVER_EXAMPLES, serverMessage } from '@riposte/protocol';
import { expect, test } from 'vitest';
import { protocolPage } from './protocol.ts';

test('the page of the live channel is the one that its messages make (npm run protocol)', () => {
  expect(readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8')).toBe(protocolPage());
});

test('every message has its example on the page', () => {
  const page = protocolPage();
  for (const { type } of [...clientMessage.options, ...serverMessage.options].map(({ shape }) => shape)) {
    expect(page).toContain(`### \`${type.value}\`\n`);
  }
  expect(CLIENT_EXAMPLES.length + SERVER_EXAMPLES.length).toBe(page.split('\n```json\n').length - 1);
});
