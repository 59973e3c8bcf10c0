import { memo } from 'react';
import styles from './Backdrop.module.css';
import type { BridgeLayout } from './geometry.ts';

/** Flat rings around a low sun. It is moved as a whole, so that the brightest spot is where the fight is. */
export const Sky = memo(function Sky({ layout }: { readonly layout: BridgeLayout }) {
  return (
    <svg className={styles.layer} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      <g transform={placed(layout)}>
        {RINGS.map(([radius, colour]) => (
          <circle key={radius} cx="640" cy="346" r={radius} fill={`var(${colour})`} />
        ))}
        <path d="M500 284h280v3h-280zM500 306h280v4h-280zM500 326h280v5h-280z" fill="var(--sky6)" />
        <g className={styles.birds}>
          <path d="M792 152q7 -7 12 0q6 -7 13 -1M826 170q5 -5 9 0q4 -5 9 -1M770 178q4 -4 8 0q4 -4 8 -1" />
        </g>
      </g>
    </svg>
  );
});

const RINGS = [
  [1400, '--sky0'],
  [980, '--sky1'],
  [800, '--sky2'],
  [640, '--sky3'],
  [490, '--sky4'],
  [350, '--sky5'],
  [232, '--sky6'],
  [138, '--sun'],
] as const;

/** Mountains, the hall on the left bank, the gate tower on the right, water in flat bands. */
export const Land = memo(function Land({ layout }: { readonly layout: BridgeLayout }) {
  return (
    <svg className={styles.layer} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      <g transform={placed(layout)}>
        <path
          d="M-700 346V300L-560 262L-430 300L-300 250L-170 296L-60 244L40 286L120 262L210 300L300 272L372 306L450 292L520 322L600 330L700 332L760 318L830 296L900 312L980 264L1070 300L1150 252L1250 296L1340 240L1450 292L1580 246L1720 300L1980 268V346Z"
          fill="var(--mt0)"
        />
        <path
          d="M-700 346V318L-520 290L-380 322L-240 284L-120 312L-20 280L90 312L180 298L280 326L400 334L520 340L760 340L860 326L960 318L1040 300L1130 318L1220 286L1320 314L1440 280L1600 320L1980 296V346Z"
          fill="var(--mt1)"
        />
        <path
          d="M-700 350V300H-120L-60 308L40 318L130 332L230 344L300 350ZM-60 312V250H-76L-40 224H60L96 250H80V318ZM-22 226V196H-36L-8 174H30L58 196H44V226ZM6 176V160H16V176ZM108 332V292H98L120 274H152L174 292H164V338ZM-330 306V262H-344L-316 238H-236L-208 262H-222V306ZM-292 240V218H-300L-284 204H-266L-250 218H-258V240Z"
          fill="var(--mt2)"
        />
        <path
          d="M-40 266h8v14h-8zM-20 266h8v14h-8zM0 266h8v14h-8zM20 266h8v14h-8zM40 266h8v14h-8zM60 266h6v14h-6zM0 204h7v11h-7zM17 204h7v11h-7zM130 302h6v10h-6zM143 302h6v10h-6zM-306 272h8v13h-8zM-286 272h8v13h-8zM-266 272h8v13h-8zM-246 272h8v13h-8z"
          fill="var(--win)"
          opacity="0.9"
        />
        <path
          d="M1980 350V304H1390L1310 312L1230 322L1150 334L1060 346L1000 350ZM1196 330V230H1184L1196 212V204H1208V212H1222V204H1234V212H1248V204H1260V212L1272 230H1260V326ZM1272 322V272H1262L1284 256H1400L1420 272H1410V322ZM1128 338V304H1120L1134 290H1160L1174 304H1166V338ZM1520 310V250H1510L1522 232V224H1532V232H1546V224H1558V232H1572V224H1582V232L1594 250H1584V310Z"
          fill="var(--mt2)"
        />
        <path
          d="M1216 244h7v13h-7zM1233 244h7v13h-7zM1216 276h7v13h-7zM1292 286h8v12h-8zM1312 286h8v12h-8zM1332 286h8v12h-8zM1352 286h8v12h-8zM1143 312h7v10h-7zM1538 262h7v12h-7zM1556 262h7v12h-7z"
          fill="var(--win)"
          opacity="0.9"
        />
        <path d="M-1600 346H2880V1646H-1600Z" fill="var(--wat0)" />
        <path
          d="M-1600 384C-700 376 0 392 320 386C620 381 900 393 1280 385C1500 381 2300 388 2880 384V1646H-1600Z"
          fill="var(--wat1)"
        />
        <path
          d="M-1600 426C-700 436 100 420 420 430C760 440 1020 424 1300 432C1600 440 2300 426 2880 430V1646H-1600Z"
          fill="var(--wat2)"
        />
        <path
          d="M-1600 470C-700 462 60 478 380 472C720 466 1000 480 1300 472C1600 465 2300 476 2880 472V1646H-1600Z"
          fill="var(--wat3)"
        />
        <path
          d="M-1600 520C-700 512 60 528 380 522C720 516 1000 530 1300 522C1600 515 2300 526 2880 522V1646H-1600Z"
          fill="var(--wat4)"
        />
        <path
          className={styles.ripples}
          d="M420 358H500M792 360H868M300 368H352M930 370H1000M150 364H210M1100 362H1170M390 378H430M860 380H900M-160 362H-90M1380 366H1450"
        />
        <path
          className={styles.faint}
          d="M596 488H690M640 500H720M560 508H616M120 486H190M1090 490H1160M90 498H130M1140 502H1190"
        />
        {layout.land.scale === 1 && (
          <path
            d="M-1600 426H-30C4 426 30 442 48 466C10 482 -200 492 -1600 496ZM2880 426H1310C1276 426 1250 442 1232 466C1270 482 1480 492 2880 496Z"
            fill="var(--mt3)"
          />
        )}
      </g>
    </svg>
  );
});

/** The sun's broken reflection, which goes where the sun goes. */
export const Glints = memo(function Glints({ layout }: { readonly layout: BridgeLayout }) {
  return (
    <svg className={styles.glints} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      <g transform={placed(layout)}>
        <path d="M548 354H732" strokeWidth="4" opacity="0.75" />
        <path d="M572 364H640M662 364H712" strokeWidth="3.4" opacity="0.6" />
        <path d="M590 374H704" strokeWidth="3" opacity="0.5" />
      </g>
    </svg>
  );
});

function placed({ land }: BridgeLayout): string {
  return `translate(${land.x} ${land.y}) scale(${land.scale}) translate(-640 -346)`;
}
