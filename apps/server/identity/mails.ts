import type { Mail } from './mailer.ts';

/** Where a link of an e-mail leads. What it proves stands behind the #, which browsers send to no server. */
function linkTo(origin: string, page: 'reset' | 'verify', token: string): string {
  return `${origin}/${page}#${token}`;
}

export function resetMail(origin: string, to: string, token: string): Mail {
  const lines = [
    `A new password was asked for the account of ${to} at ${origin}.`,
    'To choose one, open this page within an hour:',
    linkTo(origin, 'reset', token),
    'A new password signs you out everywhere and removes the passkeys of the account. API tokens stay, and so do the places where you are told of your turn: check them afterwards.',
    'If you did not ask for it, do nothing: your password stays as it is.',
  ];
  return { to, subject: 'A new password for Riposte', text: `${lines.join('\n\n')}\n` };
}

export function verifyMail(origin: string, to: string, token: string): Mail {
  const lines = [
    `This address was given for an account at ${origin}.`,
    'If that was you, open this page within a day to confirm it:',
    linkTo(origin, 'verify', token),
    'If it was not you, do nothing.',
  ];
  return { to, subject: 'Your address at Riposte', text: `${lines.join('\n\n')}\n` };
}

/** That it is a player's turn; what is said of it stands in two lines. */
export function turnMail(
  origin: string,
  to: string,
  { id, title, sentence, path }: { id: string; title: string; sentence: string; path: string },
): Mail {
  const lines = [
    `${title}. ${sentence}`,
    `${origin}${path}`,
    `You asked to be told. To be told no more, open ${origin}/me.`,
  ];
  const messageId = `<${id}@${new URL(origin).hostname}>`;
  return { to, subject: title, text: `${lines.join('\n\n')}\n`, messageId };
}
