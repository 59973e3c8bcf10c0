import type { CardEntry, CardId, Color, Spec } from '@riposte/codex/table';

/** The colours of a field and of what stands on it. */
export interface CardPalette {
  readonly field: string;
  readonly ring: string;
  readonly sun: string;
  readonly ground: string;
  readonly ribbon: string;
  readonly accent: string;
  readonly deep: string;
}

/** Field, ring, sun, ground, ribbon, accent and its shade, by spec; of cards without a spec, by colour. */
const COLOURS: Readonly<Record<Spec | Color, readonly string[]>> = {
  bashing: ['#563821', '#694931', '#937153', '#362111', '#5e4029', '#ddae6c', '#a87d40'],
  finesse: ['#6b4155', '#7f5267', '#ae798d', '#482b39', '#683e52', '#f4acc7', '#bc7c95'],
  anarchy: ['#7e4000', '#935213', '#c17c35', '#562b00', '#783a00', '#f9b73f', '#c18500'],
  blood: ['#681022', '#7e2432', '#b04b4e', '#400310', '#721b29', '#f66c6d', '#ba3c42'],
  fire: ['#862108', '#9c341d', '#cf5e36', '#5a1304', '#89240c', '#ff9d36', '#c56d00'],
  balance: ['#33521f', '#446430', '#639059', '#1f3512', '#385725', '#9dd163', '#6f9d35'],
  feral: ['#07462d', '#1e583d', '#3e8267', '#002a18', '#134e34', '#6dc97d', '#3e9550'],
  growth: ['#4e550f', '#5f6824', '#82944c', '#343909', '#4b530b', '#c8d658', '#96a224'],
  law: ['#1d3969', '#2d4b7d', '#5671ad', '#0d2141', '#244172', '#73b0ee', '#467eb6'],
  peace: ['#13516c', '#276380', '#518cb0', '#0a3548', '#17546f', '#70ccee', '#4198b8'],
  truth: ['#3a417a', '#4b538f', '#777abf', '#252951', '#404780', '#a9b0fd', '#7a7fc4'],
  demonology: ['#411130', '#542141', '#8e4e6e', '#210216', '#4a1937', '#ed5c9e', '#b22a6e'],
  disease: ['#313a18', '#414b28', '#64744e', '#1a2008', '#384220', '#b2cb52', '#82981d'],
  necromancy: ['#2a2c3f', '#3a3d51', '#6c6c85', '#141522', '#323447', '#baa4e2', '#8874ac'],
  discipline: ['#326563', '#447876', '#69a3a4', '#234745', '#235755', '#67d2cc', '#349e99'],
  ninjutsu: ['#875b2c', '#9c6e3e', '#c89960', '#624322', '#6c420f', '#ffa54b', '#c87512'],
  strength: ['#5f5343', '#726554', '#9b8f7a', '#42392e', '#574b3b', '#dcb87a', '#a7864d'],
  future: ['#312878', '#413b8d', '#6c5fbe', '#1b144b', '#383181', '#99aaff', '#6b79c9'],
  past: ['#5d335c', '#70446f', '#a06997', '#3c1f3b', '#663b64', '#e9a1e3', '#b372ad'],
  present: ['#482265', '#5b3479', '#8a58a4', '#2b103e', '#512b6d', '#d299f5', '#9e6abc'],
  neutral: ['#4b4439', '#5d554a', '#867e70', '#302a23', '#544c41', '#d2ba92', '#9f8965'],
  red: ['#7a201b', '#90332b', '#c35b46', '#50120e', '#842a23', '#fe8f5b', '#c3602d'],
  green: ['#1c4e27', '#2e6137', '#4c8c61', '#0e3116', '#25572f', '#84d17c', '#569d4f'],
  blue: ['#1c4770', '#2d5985', '#5881b6', '#0f2d4a', '#255079', '#6ebdf3', '#408bbb'],
  black: ['#28202f', '#393040', '#6a5e70', '#100a14', '#302737', '#c190cc', '#8d6197'],
  white: ['#807664', '#938a76', '#b1a791', '#615a4d', '#554c3a', '#f3ae58', '#bb7d28'],
  purple: ['#44296a', '#563a7f', '#845fab', '#281542', '#4c3173', '#c1a0fb', '#8f71c2'],
};

/** Cards with an accent of their own, and its shade: a tiger is orange wherever it lives. */
const ACCENTS: Readonly<Record<CardId, readonly [string, string]>> = {
  'tiger-cub': ['#f2a74b', '#c47a2c'],
  'predator-tiger': ['#f2a74b', '#c47a2c'],
  'stalking-tiger': ['#f2a74b', '#c47a2c'],
  'barkcoat-bear': ['#c99a5e', '#9a6c3c'],
  'rampaging-elephant': ['#e0b45c', '#a97e34'],
  'calamandra-moss': ['#f0a04a', '#bb6f28'],
  porcupine: ['#e98a5a', '#b8603a'],
  'playful-panda': ['#8fce6a', '#5f9a44'],
  'giant-panda': ['#8fce6a', '#5f9a44'],
  'trojan-duck': ['#f2b64b', '#c98a2c'],
  'gemscout-owl': ['#f2c94b', '#c99a2c'],
  'wandering-mimic': ['#f07a6a', '#c2504a'],
  'ardras-boulder': ['#9fc06a', '#6f9044'],
  'spore-shambler': ['#f07a6a', '#c2504a'],
  huntress: ['#f0a04a', '#bb6f28'],
  centaur: ['#d9b06a', '#a67f42'],
  gigadon: ['#e8d06a', '#b09a3c'],
  'tyrannosaurus-rex': ['#f2a74b', '#c47a2c'],
  'sneaky-pig': ['#f0a0a0', '#c87070'],
  'masked-raccoon': ['#e8c070', '#b89040'],
  'fox-primus': ['#f09a4a', '#c06a2a'],
  'fox-viper': ['#f09a4a', '#c06a2a'],
  'helpful-turtle': ['#8fc08a', '#5f9060'],
  'merfolk-prospector': ['#5fc8d0', '#3a98a4'],
  'galina-glimmer': ['#f0a0c8', '#c07098'],
  'argagarg-garg': ['#5fc8d0', '#3a98a4'],
  firebat: ['#ffc24a', '#e08a2c'],
  'molting-firebird': ['#ffb03a', '#e0762c'],
  'cinderblast-dragon': ['#ffb84a', '#e07a2c'],
  'regular-sized-rhinoceros': ['#c8b090', '#98805f'],
};

/** The colours of a card: those of its spec, or of its colour; an accent of its own goes first. */
export function paletteOf({ id, spec, color }: Pick<CardEntry, 'id' | 'spec' | 'color'>): CardPalette {
  const [field = '', ring = '', sun = '', ground = '', ribbon = '', ...accents] = COLOURS[spec ?? color];
  const [accent = '', deep = ''] = ACCENTS[id] ?? accents;
  return { field, ring, sun, ground, ribbon, accent, deep };
}
