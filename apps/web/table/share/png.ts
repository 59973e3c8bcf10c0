import type { TableDrawing } from './drawTable.ts';

/** So many pixels for each unit of a drawing: it is looked at on good screens, too. */
const SHARPNESS = 2;

/** Paints a drawing as a PNG file. */
export async function pngOf({ svg, width, height }: TableDrawing): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was painted'))), 'image/png'),
  );
}
