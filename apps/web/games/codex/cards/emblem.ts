import type { CardEntry } from '@riposte/codex/table';
import { CHARGES } from './charges.ts';
import { FIGURES } from './figures.ts';
import { type CardPalette, paletteOf } from './palettes.ts';

/**
 * The picture of a card as a description: field, light, ground, figure, drawn in this order in a box of 96 × 75. Field,
 * light and ground follow from what the card is. The figure is one line a card:
 *
 *     tiger               a creature or machine
 *     h:coat/shako/spear  a person: body, head, prop
 *     c:flame             a charge
 *     b:jail              a building
 *     f:troq              a hero
 *     tiger+torch~big     with a prop laid over it, and a treatment
 */
export interface EmblemDrawing {
  readonly palette: CardPalette;
  readonly light: string;
  /** Spells and upgrades have none. */
  readonly ground?: string;
  /** The drawings of the figure, from back to front. */
  readonly figure: readonly string[];
  readonly stance: Stance;
  readonly treatments: readonly Treatment[];
}

/** Where the figure's own box of 64 × 64 lies in the picture. */
interface Stance {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** `spectral` is light on dark, `fade` lets the ground shine through, `aloft` flies over clouds. */
export const TREATMENTS = ['spectral', 'fade', 'aloft'] as const;
export type Treatment = (typeof TREATMENTS)[number];

const STANCES = {
  hero: { x: 0, y: 0, scale: 1 },
  person: { x: 15, y: 12, scale: 1 },
  charge: { x: 22.4, y: 11.9, scale: 0.8 },
  building: { x: 17.6, y: 13, scale: 0.95 },
  figure: { x: 16, y: 11, scale: 1 },
  face: { x: 17.92, y: 8.42, scale: 0.94 },
  low: { x: 18.56, y: 12.96, scale: 0.92 },
} as const satisfies Record<string, Stance>;

/** Figures that are a face: they stand freely. */
const FACES =
  'basilisk bear beast blob cub demon demonlord elephant fuzz gigadon hive leopard monkey ogre owl panda pig raccoon tiger voidstar'.split(
    ' ',
  );
/** Figures that crouch or roll. */
const LOW =
  'barrow catapult chameleon crow drone duck frog juggernaut leaper porcupine prowler ram reaper spider squirrel tank turtle'.split(
    ' ',
  );

/** What is big, and every tech III unit, is so much larger; it grows from the ground. */
const GREAT = 1.15;
/** What flies is so much higher. */
const LIFT = 3;

/** The line that says what is on a card. */
function figureOf(card: string): string {
  const line = FIGURES[card] ?? CHARGES[card];
  if (line === undefined) throw new Error(`${card} has no picture`);
  return line;
}

export function emblemOf(entry: CardEntry): EmblemDrawing {
  const { id, kind, tech, spec, color } = entry;
  const [line = '', ...asked] = figureOf(id).split('~');
  const { figure, stance } = drawingsIn(line);
  const treatments = treatmentsOf(entry, asked);
  const isCharge = kind === 'spell' || kind === 'upgrade';
  const isGreat = (kind === 'unit' && tech === 3) || asked.includes('big');
  return {
    palette: paletteOf(entry),
    light: `li-${lightOf(entry)}`,
    ...(!isCharge && { ground: `gr-${spec ?? color}` }),
    figure,
    stance: lifted(isGreat ? grown(stance) : stance, treatments.includes('aloft') ? LIFT : 0),
    treatments,
  };
}

function drawingsIn(line: string): Pick<EmblemDrawing, 'figure' | 'stance'> {
  const [main = '', ...props] = line.split('+');
  const over = props.map((prop) => `p-${prop}`);
  const [, group, names = ''] = /^([hcbf]):(.*)$/.exec(main) ?? [];
  switch (group) {
    case 'h': {
      const [body, head, prop] = names.split('/');
      return { figure: [`b-${body}`, `hd-${head}`, `p-${prop}`, ...over], stance: STANCES.person };
    }
    case 'c':
      return { figure: [`c-${names}`, ...over], stance: STANCES.charge };
    case 'b':
      return { figure: [`bd-${names}`, ...over], stance: STANCES.building };
    case 'f':
      return { figure: [`f-${names}`], stance: STANCES.hero };
    default:
      return { figure: [`g-${main}`, ...over], stance: STANCES[stanceOf(main)] };
  }
}

function stanceOf(figure: string): 'face' | 'low' | 'figure' {
  if (FACES.includes(figure)) return 'face';
  return LOW.includes(figure) ? 'low' : 'figure';
}

function lightOf({ kind, tech = 0, token, ultimate }: CardEntry): string {
  if (token) return 'token';
  switch (kind) {
    case 'hero':
    case 'upgrade':
      return kind;
    case 'spell':
      return ultimate ? 'ultimate' : kind;
    case 'unit':
      return String(tech);
    default:
      return 'building';
  }
}

/** By rule: illusions and ghosts are spectral, fliers rise; a line may ask for more. */
function treatmentsOf(
  { kind, types = [], keywords = [] }: CardEntry,
  asked: readonly string[],
): readonly Treatment[] {
  const isSpectral = types.includes('Illusion') || types.includes('Ghost') || asked.includes('spectral');
  const isAloft = kind === 'unit' && keywords.includes('flying');
  return TREATMENTS.filter(
    (one) =>
      (one === 'spectral' && isSpectral) ||
      (one === 'aloft' && isAloft) ||
      (one === 'fade' && asked.includes('fade')),
  );
}

function grown({ x, y, scale }: Stance): Stance {
  const by = scale * (GREAT - 1);
  return { x: x - 32 * by, y: y - 64 * by, scale: scale * GREAT };
}

function lifted({ x, y, scale }: Stance, by: number): Stance {
  return { x, y: y - by, scale };
}
