import type { DrawingFile } from '../../design/art/Drawing.tsx';
import { imageOf, pngOf } from '../../design/art/paint.ts';
import { symbol } from '../../design/art/symbols.ts';
import type { AttemptEnd } from './attempt.ts';

/** What is said in the picture. */
export interface PictureWords {
  readonly title: string;
  readonly date: string;
  readonly headline: string;
  /** The opponent's. */
  readonly face: DrawingFile | undefined;
  readonly ended: AttemptEnd;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 80;
const TOKEN = 88;
/** Where the sun stands, and how large it is. */
const SUN = { x: WIDTH - 270, y: HEIGHT / 2 + 40, radius: 190 };

/** A picture of a result, to be shared: drawn from our own signs in the colours of the page. */
export async function pictureOf({ title, date, headline, face, ended }: PictureWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws nothing');
  const colour = coloursOfPage();
  const [display, text] = [colour('--display'), colour('--text')];
  await document.fonts.ready;

  pen.fillStyle = colour('--ink');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  for (const [radius, alpha] of [
    [SUN.radius + 190, 0.1],
    [SUN.radius + 90, 0.16],
    [SUN.radius + 10, 0.9],
  ] as const) {
    pen.globalAlpha = alpha;
    pen.fillStyle = colour('--ember');
    pen.beginPath();
    pen.arc(SUN.x, SUN.y, radius, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.globalAlpha = 1;
  if (face) drawInSun(pen, await inkedImage(face, colour));

  pen.drawImage(await inkedImage(symbol('mark'), colour, colour('--gold')), EDGE, EDGE, 96, 96);
  pen.fillStyle = colour('--bone');
  pen.font = `560 76px ${display}`;
  pen.fillText(title, EDGE + 128, EDGE + 74);
  pen.fillStyle = colour('--ash');
  pen.font = `500 38px ${text}`;
  pen.fillText(date, EDGE, EDGE + 164);
  pen.fillStyle = colour('--bone');
  pen.font = `560 60px ${display}`;
  // Beside the sun there is so much room, however long a name is.
  const room = SUN.x - SUN.radius - 2 * EDGE + 40;
  pen.fillText(headline, EDGE, EDGE + 250, room);

  const [own = 0, other = 0] = ended.scores ?? [];
  const won = await inkedImage(symbol('token'), colour);
  const lost = await inkedImage(symbol('tokenlost'), colour, colour('--ash'));
  for (const [row, count] of [own, other].entries()) {
    for (let index = 0; index < Math.max(own, other); index++) {
      const [x, y] = [EDGE + index * (TOKEN + 16), HEIGHT - EDGE - (2 - row) * (TOKEN + 12) + 36];
      pen.drawImage(index < count ? won : lost, x, y, TOKEN, TOKEN);
    }
  }
  pen.fillStyle = colour('--ash');
  pen.font = `500 30px ${text}`;
  pen.fillText(location.host, WIDTH - EDGE - pen.measureText(location.host).width, EDGE + 20);

  return pngOf(canvas);
}

type Colour = (name: string) => string;

function coloursOfPage(): Colour {
  const page = getComputedStyle(document.documentElement);
  return (name) => page.getPropertyValue(name).trim();
}

/** A face where the sun is. */
function drawInSun(pen: CanvasRenderingContext2D, face: HTMLImageElement): void {
  const { x, y, radius } = SUN;
  pen.save();
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.clip();
  pen.drawImage(face, x - radius, y - radius, 2 * radius, 2 * radius);
  pen.restore();
}

/** A drawing as an image, with the colours of the page filled in. */
async function inkedImage(
  { at, box }: DrawingFile,
  colour: Colour,
  ink = colour('--bone'),
): Promise<HTMLImageElement> {
  const [sheet = '', name = ''] = at.split('#');
  const size = Number(box.split(' ').at(-1));
  const inked = (await (await fetch(sheet)).text())
    .replaceAll(/var\((--[\w-]+)\)/g, (_, token: string) => colour(token))
    .replace('<svg ', `<svg width="${4 * size}" height="${4 * size}" viewBox="0 0 ${size} ${size}" `)
    .replace(/<\/svg>\s*$/, `<use href="#${name}" color="${ink}" width="${size}" height="${size}"/></svg>`);
  return imageOf(inked);
}
