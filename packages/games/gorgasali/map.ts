/**
 * The island, our own drawing of it: a row of letters from west to east for each row from north to south.
 * `.` plain, `F` forest, `M` mountain, `W` water, `T` the Great Tree, `C` a chest on plain ground, `H` a spring.
 */
export const ROWS: readonly string[] = [
  '....FFC...MMC....MM....CF.....',
  '.C..FF....M......M....FFF...C.',
  '...M...WW...FFCFF..CW..F.CM...',
  '..MMC.WWWC..FF..FC.WWWC...MM..',
  '..C...WW....F.......WWW...C.FF',
  'FF...M......C.WWWC...C.MM...FF',
  'CFF..MM.CFF..WWWW.FFF..M.WW..C',
  '.F.CW....FF..WW.W..FF....WWW..',
  '...WWC......C.....C....C..WW..',
  '..WWW.FF.H.M........H.FF..C...',
  '..CW..FF..MM.......M..FF....MM',
  'M.....F.C....F..F..MM........M',
  'MM.C.C......C....C...C..CFFF.C',
  '..FF.WWW...F......F...WW..FF..',
  '..F..WW.......TT......WWW..C..',
  '..C..WWW......TT.......WW..F..',
  '..FF..WW...F......F...WWW.FF..',
  'C.FFFC..C...C....C......C.C.MM',
  'M........MM..F..F....C.F.....M',
  'MM....FF..M.......MM..FF..WC..',
  '...C..FF.H........M.H.FF.WWW..',
  '..WW..C....C.....C......CWW...',
  '..WWW....FF..W.WW..FF....WC.F.',
  'C..WW.M..FFF.WWWW..FFC.MM..FFC',
  'FF...MM.C...CWWW.C......M...FF',
  'FF.C...WWW.......F....WW...C..',
  '..MM...CWWW.CF..FF..CWWW.CMM..',
  '...MC.F..WC..FFCFF...WW...M...',
  '.C...FFF....M......M....FF..C.',
  '.....FC....MM....CMM...CFF....',
];

/** The square of each sector's gate, clockwise from the north-west; sector 1 comes first. */
export const GATES: readonly number[] = [
  2, 8, 14, 20, 26, 89, 269, 449, 629, 809, 897, 891, 885, 879, 873, 810, 630, 450, 270, 90,
];
