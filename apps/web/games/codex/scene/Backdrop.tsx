import { useId } from 'react';
import styles from './Backdrop.module.css';

/** The sheet of the map, seen from the viewer's chair. */
const SHEET =
  'M236 116L260 112L640 115L1022 112L1046 118L1060 190L1078 280L1094 372L1112 452L1124 538L1090 546L640 542L190 546L156 538L170 452L186 372L202 280L222 190Z';
const BOARDS =
  'M100 104L-300 566 M168 104L-183 566 M235 104L-65 566 M303 104L53 566 M370 104L170 566 M438 104L288 566 M505 104L405 566 M573 104L523 566 M640 104L640 566 M708 104L758 566 M775 104L875 566 M843 104L993 566 M910 104L1110 566 M978 104L1228 566 M1045 104L1345 566 M1113 104L1463 566 M1180 104L1580 566';
/** Books on the shelves, by colour. */
const BOOKS = [
  'M110 18h9v26h-9zM214 -4h18v48h-18zM336 13h14v31h-14zM53 56h18v42h-18zM227 54h17v44h-17zM1040 1h15v43h-15zM1142 4h10v40h-10zM1243 11h10v33h-10zM1029 57h12v41h-12zM1150 57h17v41h-17zM1271 64h13v34h-13z',
  'M-19 3h11v41h-11zM120 -2h11v46h-11zM233 -1h12v45h-12zM72 71h10v27h-10zM245 66h12v32h-12zM1056 6h14v38h-14zM1153 0h10v44h-10zM1254 6h16v38h-16zM1043 62h18v36h-18zM1168 57h12v41h-12zM1285 67h17v31h-17z',
  'M-6 9h18v35h-18zM133 -1h13v45h-13zM247 1h18v43h-18zM84 60h13v38h-13zM258 61h15v37h-15zM1073 5h12v39h-12zM1164 14h10v30h-10zM1271 14h16v30h-16zM1063 68h10v30h-10zM1195 69h14v29h-14z',
  'M30 0h11v44h-11zM148 5h15v39h-15zM266 16h16v28h-16zM-4 61h12v37h-12zM112 64h12v34h-12zM275 55h16v43h-16zM975 0h14v44h-14zM1086 14h14v30h-14zM1176 5h14v39h-14zM1289 -3h14v47h-14zM1074 50h12v48h-12zM1210 67h15v31h-15z',
  'M65 5h11v39h-11zM164 7h14v37h-14zM284 2h15v42h-15zM10 70h9v28h-9zM160 65h16v33h-16zM293 56h12v42h-12zM991 0h17v44h-17zM1102 4h12v40h-12zM1192 -1h13v45h-13zM962 70h16v28h-16zM1105 54h14v44h-14zM1226 57h16v41h-16z',
  'M77 4h12v40h-12zM179 4h15v40h-15zM300 6h17v38h-17zM21 56h16v42h-16zM178 72h16v26h-16zM306 53h10v45h-10zM1010 10h13v34h-13zM1115 10h12v34h-12zM1207 2h15v42h-15zM979 57h16v41h-16zM1120 58h10v40h-10zM1244 60h12v38h-12z',
  'M90 16h18v28h-18zM196 -4h17v48h-17zM319 8h15v36h-15zM38 58h12v40h-12zM214 55h11v43h-11zM1024 10h14v34h-14zM1130 17h10v27h-10zM1224 12h18v32h-18zM997 50h17v48h-17zM1132 72h16v26h-16zM1257 60h13v38h-13z',
];
const HILLS =
  'M210 210a90 38 0 1 0 180 0a90 38 0 1 0 -180 0M235 210a65 27 0 1 0 130 0a65 27 0 1 0 -130 0M259 210a41 17 0 1 0 82 0a41 17 0 1 0 -82 0M880 190a100 42 0 1 0 200 0a100 42 0 1 0 -200 0M908 190a72 30 0 1 0 144 0a72 30 0 1 0 -144 0M934 190a46 19 0 1 0 92 0a46 19 0 1 0 -92 0M186 470a100 42 0 1 0 200 0a100 42 0 1 0 -200 0M214 470a72 30 0 1 0 144 0a72 30 0 1 0 -144 0M240 470a46 19 0 1 0 92 0a46 19 0 1 0 -92 0M890 470a110 46 0 1 0 220 0a110 46 0 1 0 -220 0M921 470a79 33 0 1 0 158 0a79 33 0 1 0 -158 0M949 470a51 21 0 1 0 102 0a51 21 0 1 0 -102 0M520 470a120 50 0 1 0 240 0a120 50 0 1 0 -240 0M554 470a86 36 0 1 0 172 0a86 36 0 1 0 -172 0M585 470a55 23 0 1 0 110 0a55 23 0 1 0 -110 0M530 160a90 38 0 1 0 180 0a90 38 0 1 0 -180 0M555 160a65 27 0 1 0 130 0a65 27 0 1 0 -130 0M579 160a41 17 0 1 0 82 0a41 17 0 1 0 -82 0';
const WOODS =
  'M225 198l6 10h-2l4 8h-15l4 -8h-2zM253 187l7 13h-3l5 9h-18l5 -9h-3zM295 170l6 11h-2l5 8h-16l5 -8h-2zM284 175l7 14h-3l6 10h-20l6 -10h-3zM304 186l7 12h-3l5 9h-18l5 -9h-3zM295 444l7 13h-3l6 10h-19l6 -10h-3zM300 441l7 14h-3l6 10h-20l6 -10h-3zM268 444l7 12h-3l5 9h-18l5 -9h-3zM341 436l6 11h-2l5 8h-16l5 -8h-2zM1001 401l6 11h-2l5 8h-16l5 -8h-2zM986 414l7 12h-3l5 9h-18l5 -9h-3zM1031 418l7 12h-3l5 9h-18l5 -9h-3zM1038 407l7 13h-3l5 9h-18l5 -9h-3zM945 482l7 13h-3l6 10h-19l6 -10h-3zM924 488l5 10h-2l4 7h-14l4 -7h-2zM971 475l6 12h-3l5 8h-17l5 -8h-3zM993 502l7 14h-3l6 10h-20l6 -10h-3zM188 397l5 9h-2l4 7h-13l4 -7h-2zM251 401l7 13h-3l5 9h-18l5 -9h-3zM219 422l5 9h-2l4 7h-13l4 -7h-2zM1052 334l5 9h-2l4 6h-13l4 -6h-2zM1046 322l6 10h-2l4 8h-15l4 -8h-2zM1002 322l7 13h-3l5 9h-18l5 -9h-3z';
const PEAKS =
  'M296 186L322 156L348 186ZM270 196L290 174L310 196ZM948 172L976 138L1004 172ZM988 184L1010 160L1032 184ZM924 180L940 162L956 180ZM256 366L276 344L296 366ZM234 374L250 358L266 374Z';
const RIVER =
  'M120 262C230 246 300 284 400 268C500 252 560 284 660 268C760 252 840 286 930 268C1010 254 1090 280 1180 262V286C1090 304 1010 278 930 292C840 310 760 276 660 292C560 308 500 276 400 292C300 308 230 270 120 286Z';
const RIPPLES =
  'M180 272C200 268 220 272 240 276M330 282C350 286 370 282 390 278M470 276C490 272 510 276 530 281M600 284C620 280 640 276 660 278M770 276C790 272 810 277 830 282M930 282C950 278 970 276 990 279M1060 274C1080 276 1090 278 1110 275';
const ROADS =
  'M986 150C930 190 900 220 862 262M300 430C340 400 380 350 420 300M640 150C640 190 640 220 640 262M640 300C640 360 640 420 640 520';
const THEIRS =
  'M100 100H1180V276C1090 290 1010 266 930 280C840 296 760 264 660 280C560 294 500 264 400 280C300 294 230 258 100 274Z';
const OURS =
  'M100 276C230 260 300 294 400 280C500 264 560 294 660 280C760 264 840 296 930 280C1010 266 1090 290 1180 276V560H100Z';

/** A war table at night: the map is the board, the river the front, and lamplight lies where the fight is. */
export function Backdrop() {
  const clip = useId();
  return (
    <svg className={styles.backdrop} viewBox="0 0 1280 566" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <clipPath id={clip}>
        <path d={SHEET} />
      </clipPath>
      <Room />
      <path className={styles.table} d="M96 104H1184L1560 566H-280Z" />
      <path className={styles.boards} d={BOARDS} />
      <path className={styles.rim} d="M96 104H1184L1188 109H92Z" />
      <path d="M244 126L1044 126L1132 552L640 548L148 552Z" opacity=".22" />
      <g clipPath={`url(#${clip})`}>
        <rect className={styles.land0} x="100" y="100" width="1080" height="460" />
        <ellipse className={styles.land1} cx="640" cy="280" rx="520" ry="250" />
        <ellipse className={styles.land2} cx="640" cy="280" rx="390" ry="180" />
        <ellipse className={styles.land3} cx="640" cy="276" rx="270" ry="120" />
        <ellipse className={styles.land4} cx="640" cy="272" rx="150" ry="64" />
        <path className={styles.hills} d={HILLS} />
        <path className={styles.theirs} d={THEIRS} />
        <path className={styles.ours} d={OURS} />
        <path className={styles.river} d={RIVER} />
        <path className={styles.ripples} d={RIPPLES} />
        <path className={styles.inked} d={PEAKS + WOODS} />
        <path className={styles.roads} d={ROADS} />
      </g>
      <path className={styles.edge} d={SHEET} />
      <path className={styles.edge} d="M246 124L1034 124L1112 532L168 532Z" />
      <Candle />
      <path className={styles.rim} d="M-800 556H2080V566H-800Z" />
    </svg>
  );
}

/** Behind the table: shelves, and a window with the moon in it. */
function Room() {
  return (
    <>
      <rect className={styles.wall} x="-800" y="-400" width="2880" height="1000" />
      {[640, 480, 340, 215].map((radius, index) => (
        <circle key={radius} className={styles.light} data-ring={index} cx="640" cy="110" r={radius} />
      ))}
      <path
        className={styles.shelf}
        d="M-800 44H352V52H-800ZM-800 98H330V104H-800ZM928 44H2080V52H928ZM950 98H2080V104H950Z"
      />
      {BOOKS.map((books, index) => (
        <path key={books} className={styles.books} data-colour={index} d={books} />
      ))}
      <path className={styles.window} d="M500 118V20C500 -40 590 -66 640 -96C690 -66 780 -40 780 20V118" />
      <circle className={styles.moon} cx="726" cy="8" r="26" />
      <path className={styles.bars} d="M640 -90V118M500 34H780M570 118V-46M710 118V-46" />
    </>
  );
}

/** It stands on the right: on the left the log is read. */
function Candle() {
  return (
    <g transform="translate(1178 400) scale(0.95)">
      {[26, 48, 72, 98].map((radius) => (
        <circle key={radius} className={styles.glow} cy="-60" r={radius} />
      ))}
      <path className={styles.wax} d="M-9 0V-42H9V0Z" />
      <path className={styles.drip} d="M2 0V-42H9V0ZM-9 -36C-9 -30 -5 -30 -5 -24C-5 -20 -9 -20 -9 -20Z" />
      <path fill="#ffd27a" d="M0 -46C-8 -54 -4 -62 0 -74C4 -62 8 -54 0 -46Z" />
      <path fill="#fff2cf" d="M0 -48C-3.5 -53 -2 -57 0 -63C2 -57 3.5 -53 0 -48Z" />
      <ellipse className={styles.brass} cy="1" rx="18" ry="5.5" />
    </g>
  );
}
