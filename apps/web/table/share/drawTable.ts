import type { SeatNames } from '@riposte/kernel';

/** How a game draws its table as a picture that can be kept: a whole SVG, from what the viewer sees and nothing else. */
export type DrawTable = (view: unknown, names: SeatNames) => Promise<TableDrawing>;

export interface TableDrawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}
