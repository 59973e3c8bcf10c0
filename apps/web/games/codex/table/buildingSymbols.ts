/** The drawings of the buildings that every base may have. */
export const BUILDING_SYMBOLS: Readonly<Record<string, string>> = {
  'tech-i-building': 'bd-tech1',
  'tech-ii-building': 'bd-tech2',
  'tech-iii-building': 'bd-tech3',
  'heroes-hall': 'bd-heroeshall',
  surplus: 'bd-surplus',
  'tech-lab': 'bd-techlab',
  tower: 'bd-tower',
};
