/** What is used of a WebSocket of the `ws` library. */
export interface Socket {
  readonly bufferedAmount: number;
  readonly readyState: number;
  send(data: string | Uint8Array, options: { readonly binary: boolean }): void;
  ping(): void;
  close(code: number, reason?: string): void;
  terminate(): void;
  on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): void;
  on(event: 'pong' | 'close', listener: () => void): void;
}

export const OPEN = 1;

/** Why a channel is closed, as a WebSocket says it. */
export const CLOSE = { policy: 1008, restart: 1012, later: 1013 } as const;
