import { afterAll, beforeAll } from 'vitest';
import { PATIENCE } from './deep.ts';
import { type Gallery, openGallery } from './gallery.ts';
import { guests } from './guests.ts';
import type { Person, Visit } from './people.ts';

/** Who may come to the gallery in the tests of one file; it is open while they run. */
export function visitors(): { visit(options?: Visit): Promise<Person> } {
  const { invite } = guests();
  let gallery: Gallery | undefined;
  beforeAll(async () => {
    gallery = await openGallery();
  }, PATIENCE);
  afterAll(() => gallery?.close());
  return {
    async visit(options) {
      if (!gallery) throw new Error('the gallery is not open yet');
      const mira = await invite('Mira', options);
      await mira.page.goto(gallery.url);
      return mira;
    },
  };
}
