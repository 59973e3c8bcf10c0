import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Doubt } from '@riposte/kernel';

/** Why the player should not believe that the deal was fair to them. */
export const DOUBT_WORDS: Readonly<Record<Doubt, MessageDescriptor>> = {
  commitment: msg`The server has changed its secret since you sat down.`,
  ownSeal: msg`The seal in your name is not yours.`,
  seals: msg`Other seals were changed after your number was shown.`,
  unsealed: msg`The deal has no seals.`,
  ownNonce: msg`The number in your name is not yours.`,
  leftOut: msg`Your number was shown and left out.`,
  away: msg`Your number is not in it: this browser was away.`,
};
