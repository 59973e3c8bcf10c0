/**
 * Letters and digits that look like others, by what they look like: those of Unicode's table of confusables
 * (UTS #39) that a name may have, and a few that only hasty readers take for each other. A capital counts where the
 * small letter looks like nothing else.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '2': 'ꝛƨꙅƻ',
  '8': '৪੪ȣ',
  '9': '੧୨৭൭ꝯ',
  a: 'αɑа',
  b: 'вƅьꞵβɓƃбƀҍѣ',
  c: 'ᴄсȼҫ',
  d: 'дԁɗɖƌđð',
  e: '3εезꬲҽɇҿ',
  f: 'ꬵꞙẝքϝƒᵮ',
  g: 'ɡᶃƍցԍɠǥ',
  h: 'нһհηɦꚕⱨңħћӊӈ',
  i: '1lıιіїɪɩꙇӏɨᵻᵼ١۱ǀןוاłɭƚɫٳ',
  j: 'јϳʝɉ',
  k: 'κкƙⱪқꝁҟ',
  m: 'μмϻӎɱᵯ',
  n: 'ипոռɳƞɲᵰ',
  o: '0οоօ०੦૦௦౦೦൦๐໐၀٥۵ᴏᴑꬽσჿסഠဝ০୦〇ዐଠۿøꬾɵꝋөѳθတ',
  p: 'ρрƥᵽ',
  q: 'ԛգզʠ',
  r: 'гꭇꭈᴦʀɽɼɍғᵲ',
  s: '5ѕꜱƽտʂᵴ',
  t: 'τтƭⱦʈҭŧᵵ',
  u: 'υսꞟᴜꭎꭒʋሀᵾʉ',
  v: 'νᴠѵט٧۷',
  w: 'ɯᴡѡԝաѽꝡ',
  x: 'χхꭓҳ',
  y: 'уɣᶌʏỿꭚγүყұƴɏ',
  z: 'ᴢʐƶȥᵶζ',
  aa: 'ꜳ',
  ae: 'æӕ',
  ao: 'ꜵ',
  au: 'ꜷ',
  av: 'ꜹꜻ',
  ay: 'ꜽ',
  bi: 'ы',
  dz: 'ʣ',
  io: 'ю',
  oe: 'œ',
  oo: 'ꝏꚙ',
  // Within one script.
  ك: 'کڪ',
  ه: 'ھہە',
  ى: 'يیے',
  ة: 'ۃ',
  へ: 'ヘ',
  二: 'ニ',
  八: 'ハ',
  力: 'カ',
  卜: 'ト',
  口: 'ロ囗',
  夕: 'タ',
  工: 'エ',
  一: 'ーᅳ',
  士: '土',
  戸: '戶',
  晩: '晚',
  黒: '黑',
};

const LIKE = new Map(
  Object.entries(LOOKALIKES).flatMap(([sign, others]) => [...others].map((other) => [other, sign] as const)),
);

/** Signs that together look like another. */
const TOGETHER: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
];

/** Marks on letters of any script: accents. The vowel signs of Devanagari or Thai make other letters. */
const ACCENTS = /[\p{M}&&\p{Script=Inherited}]/gv;

/** What a text looks like: the same for texts that a hasty reader takes for each other. */
export function skeletonOf(text: string): string {
  const bare = text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
  const like = [...bare].map((sign) => LIKE.get(sign) ?? sign).join('');
  return TOGETHER.reduce((whole, [two, one]) => whole.replaceAll(two, one), like);
}

/** The same of a name, in which spaces, dots and dashes do not count. No two players share one. */
export function nameKey(name: string): string {
  return skeletonOf(name.replace(/[^\p{L}\p{M}\p{N}]/gu, ''));
}
