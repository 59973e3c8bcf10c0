/** The game in a few sentences, for a player who has never played it. */
export default function primer(): readonly string[] {
  return [
    'Even seats fight against odd seats. Every seat has 3 life and a secret hand.',
    'Each round all seats bid in secret. The highest bid takes the turn and strikes an enemy, who may answer with an echo; an echo may answer an echo.',
    'The team that stands at the end wins.',
  ];
}
