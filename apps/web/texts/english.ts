import { type I18n, i18n } from '@lingui/core';
import { messages } from './en.po';
import { readyPlainText } from './plainText.ts';

/** Makes Riposte speak English, the language it is written in. */
export function speakEnglish(): I18n {
  // While it is developed Lingui makes every text ready itself, also those nobody has gathered yet.
  if (import.meta.env.PROD) i18n.setMessagesCompiler(readyPlainText);
  i18n.loadAndActivate({ locale: 'en', messages });
  return i18n;
}
