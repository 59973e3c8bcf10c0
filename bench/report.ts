import { describeFigure, type Figure, formatFigure } from './figure.ts';

/** Says what was measured, first for people, then for programs. */
export function report(heading: string, figures: readonly Figure[]): void {
  console.log(heading);
  for (const figure of figures) console.log(describeFigure(figure));
  console.log('');
  for (const figure of figures) console.log(formatFigure(figure));
}
