/** A bridge whose next plank is not there. */
export function BrokenBridge() {
  return (
    <svg viewBox="0 0 320 210" aria-hidden="true">
      <circle cx="160" cy="116" r="96" fill="var(--sky3)" />
      <circle cx="160" cy="116" r="66" fill="var(--sky5)" />
      <circle cx="160" cy="116" r="38" fill="var(--sun)" />
      <path d="M0 150C80 144 240 156 320 150V196C240 204 80 190 0 196Z" fill="var(--wat1)" />
      <path
        d="M134 172H186M146 182H168"
        stroke="var(--glint)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
      <g stroke="var(--rail)" strokeLinecap="round" fill="none">
        <path d="M0 106L60 96L112 92M208 92L260 96L320 106" strokeWidth="5" />
        <path d="M30 134V98M76 128V92M112 128V88M208 128V88M244 128V92M290 134V98" strokeWidth="5" />
      </g>
      <path d="M0 140L40 133V166C20 158 8 160 0 168Z" fill="var(--edge)" />
      <path d="M320 140L280 133V166C300 158 312 160 320 168Z" fill="var(--edge)" />
      <path d="M0 146L124 128L116 152C80 150 40 150 0 168Z" fill="var(--edge)" />
      <path d="M320 146L196 128L204 152C240 150 280 150 320 168Z" fill="var(--edge)" />
      <g fill="var(--pl-d)">
        <path d="M0 131L36 125L32 141L0 147Z" />
        <path d="M320 131L284 125L288 141L320 147Z" />
      </g>
      <g fill="var(--pl-l)">
        <path d="M40 124L78 119L76 135L36 140Z" />
        <path d="M280 124L242 119L244 135L284 140Z" />
      </g>
      <g fill="var(--pl-d)">
        <path d="M82 119L120 116L124 131L80 134Z" />
        <path d="M238 119L200 116L196 131L240 134Z" />
      </g>
      <path d="M141 138L174 128L179 142L145 152Z" fill="var(--pl-l)" opacity=".9" />
    </svg>
  );
}
