import { Trans, useLingui } from '@lingui/react/macro';
import { LEVELS } from '@riposte/bots';
import { Link } from '@tanstack/react-router';
import { Page } from '../../design/Page.tsx';
import { Panel } from '../../design/Panel.tsx';
import { Segmented } from '../../design/Segmented.tsx';
import { Slider } from '../../design/Slider.tsx';
import type { ShownTheme } from '../../design/settings/appearance.ts';
import { LONGEST_NAME } from '../../design/settings/parseSettings.ts';
import { setSettings, useSettings } from '../../design/settings/settings.ts';
import { TextField } from '../../design/TextField.tsx';
import { Toggle } from '../../design/Toggle.tsx';
import { LevelSelect } from '../../match/local/LevelSelect.tsx';
import styles from './ThemeSample.module.css';

/** Everything a player may want otherwise. It holds at once and stays in this browser. */
export default function SettingsPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Settings`} lead={<Trans>They hold at once and stay in this browser.</Trans>}>
      <Look />
      <Sound />
      <Play />
      <p>
        <Link to="/about">
          <Trans>About Riposte</Trans>
        </Link>
      </p>
    </Page>
  );
}

function Look() {
  const { t } = useLingui();
  const { theme, motion } = useSettings();
  return (
    <Panel title={<Trans>Look</Trans>}>
      <Segmented
        label={t`Theme`}
        hint={t`System follows your device: paper by day, dusk when it is dark. Contrast uses colours almost everybody can tell apart.`}
        value={theme}
        onPick={(picked) => setSettings({ theme: picked })}
        segments={[
          { value: 'system', label: t`System`, picture: <ThemeSample themes={['dusk', 'paper']} /> },
          { value: 'dusk', label: t`Dusk`, picture: <ThemeSample themes={['dusk']} /> },
          { value: 'paper', label: t`Paper`, picture: <ThemeSample themes={['paper']} /> },
          { value: 'contrast', label: t`Contrast`, picture: <ThemeSample themes={['contrast']} /> },
        ]}
      />
      <Segmented
        label={t`Motion`}
        hint={t`If your device asks for less motion, there is none in any case.`}
        value={motion}
        onPick={(picked) => setSettings({ motion: picked })}
        segments={[
          { value: 'full', label: t`Full` },
          { value: 'fast', label: t`Fast` },
          { value: 'none', label: t`None` },
        ]}
      />
    </Panel>
  );
}

function Sound() {
  const { t } = useLingui();
  const { volume, muted, pulses } = useSettings();
  return (
    <Panel title={<Trans>Sound and touch</Trans>}>
      <Toggle label={t`Play sounds`} on={!muted} onTurn={(on) => setSettings({ muted: !on })} />
      <Slider
        label={t`Volume`}
        value={volume}
        disabled={muted}
        onSlide={(next) => setSettings({ volume: next })}
      />
      {'vibrate' in navigator && (
        <Toggle
          label={t`Vibration`}
          hint={t`A phone lets you feel your turn, a hit and the end.`}
          on={pulses}
          onTurn={(on) => setSettings({ pulses: on })}
        />
      )}
    </Panel>
  );
}

function Play() {
  const { t } = useLingui();
  const { name, plain, level } = useSettings();
  return (
    <Panel title={<Trans>Play</Trans>}>
      <TextField
        label={t`Your name`}
        hint={t`What others read at the table. You may leave it empty.`}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        spellCheck={false}
        onText={(text) => setSettings({ name: text })}
      />
      <LevelSelect
        levels={LEVELS}
        label={t`Strength of bots`}
        hint={t`For matches that begin with Play now.`}
        level={level}
        onPick={(picked) => setSettings({ level: picked })}
      />
      <Toggle
        label={t`Plain board`}
        hint={t`Tables open in words and lists instead of pictures. At the table you can change at any time.`}
        on={plain}
        onTurn={(on) => setSettings({ plain: on })}
      />
    </Panel>
  );
}

/** The bridge at a small size, in the colours of a theme; of two, each shows half. */
function ThemeSample({ themes }: { readonly themes: readonly ShownTheme[] }) {
  return (
    <span className={styles.sample} aria-hidden="true">
      {themes.map((theme, at) => (
        <span key={theme} className={styles.part} data-theme={theme}>
          <svg viewBox={`${at * (80 / themes.length)} 0 ${80 / themes.length} 52`} aria-hidden="true">
            <rect width="80" height="52" fill="var(--sky2)" />
            <circle cx="40" cy="28" r="34" fill="var(--sky4)" />
            <circle cx="40" cy="28" r="24" fill="var(--sky6)" />
            <circle cx="40" cy="28" r="14" fill="var(--sun)" />
            <rect y="34" width="80" height="18" fill="var(--wat2)" />
            <path d="M-2 36Q40 28 82 36V46Q40 36 -2 46Z" fill="var(--edge)" />
            <path d="M-2 34Q40 26 82 34V38Q40 30 -2 38Z" fill="var(--pl-l)" />
            <path d="M22 32l2-12 4-3 3 4-1 11" fill="var(--fig)" />
            <path d="M20 23l6-1 4 1v3l-10-1z" fill="var(--ember)" />
            <path d="M50 32l0-11 4-4 3 4 2 11" fill="var(--fig)" />
            <path d="M50 22l7 0 1 3-8 0z" fill="var(--tide)" />
            <rect x="14" y="42" width="52" height="6" rx="2" fill="var(--gold)" />
          </svg>
        </span>
      ))}
    </span>
  );
}
