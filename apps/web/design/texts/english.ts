import { type I18n, i18n } from '@lingui/core';
import { readyText } from './readyText.ts';

/** Makes Riposte speak English, the language it is written in: every page brings its own texts. */
export function speakEnglish(): I18n {
  i18n.setMessagesCompiler(readyText);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  return i18n;
}
