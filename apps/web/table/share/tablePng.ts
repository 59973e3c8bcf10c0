import { imageOf, pngOf } from '../../design/art/paint.ts';
import type { TableDrawing } from './drawTable.ts';

/** So many pixels for each unit of a drawing: it is looked at on good screens, too. */
const SHARPNESS = 2;

/** Paints a drawing of a table as a PNG file. */
export async function tablePng({ svg, width, height }: TableDrawing): Promise<Blob> {
  const image = await imageOf(svg);
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return pngOf(canvas);
}
