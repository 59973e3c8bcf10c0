import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2?url&no-inline';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url&no-inline';

/** The typefaces of the page as a style that a drawing carries with it: an image fetches nothing. */
export async function fontStyle(): Promise<string> {
  const [display, text] = await Promise.all([fraunces, inter].map(carried));
  return (
    `@font-face{font-family:Display;font-weight:100 900;src:url(${display})}` +
    `@font-face{font-family:Text;font-weight:100 900;src:url(${text})}`
  );
}

async function carried(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
