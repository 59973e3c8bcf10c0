import { createECDH, hkdfSync } from 'node:crypto';

/** A key made from the secret of the server, for one purpose: every node has the same, and nothing has to be set. */
function derived(secret: string, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `riposte ${purpose}`, bytes));
}

/** By which push services know this server. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The order of the curve P-256: private keys are below it. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The key pair by which push services know this server (VAPID). */
export function pushKeys(secret: string): PushKeys {
  // Half as many bits again: then the rest of the division is as good as even.
  const number = (BigInt(`0x${derived(secret, 'push', 48).toString('hex')}`) % (ORDER - 1n)) + 1n;
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(number.toString(16).padStart(64, '0'), 'hex'));
  return {
    publicKey: curve.getPublicKey().toString('base64url'),
    privateKey: Buffer.from(number.toString(16).padStart(64, '0'), 'hex').toString('base64url'),
  };
}

/** What a webhook is signed with. The database does not have it: only the server and the player, who saw it once. */
export function webhookSecret(secret: string, contact: string): string {
  return `whsec_${derived(secret, `webhook ${contact}`, 32).toString('base64')}`;
}
