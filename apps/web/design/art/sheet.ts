/** The drawings of a sheet as text: what they share, each by its name, and which colours of the page they use. */
export interface DrawingSheet {
  readonly shared: string;
  readonly drawings: ReadonlyMap<string, string>;
  readonly colours: readonly string[];
}

/** Reads a sheet of symbols. */
export function parseSheet(text: string): DrawingSheet {
  const symbols = [...text.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)];
  return {
    shared: /<defs>.*?<\/defs>/s.exec(text)?.[0] ?? '',
    drawings: new Map(symbols.map(([, name = '', drawing = '']) => [name, drawing])),
    colours: [...new Set([...text.matchAll(COLOUR)].map(([, name = '']) => name))],
  };
}

/** The drawing of a sheet that has this name. */
export function drawingIn({ drawings }: DrawingSheet, name: string): string {
  const found = drawings.get(name);
  if (found === undefined) throw new Error(`${name} is not on the sheet`);
  return found;
}

const COLOUR = /var\((--[\w-]+)\)/g;

/** The values of colours, by their names. */
export type Palette = Readonly<Record<string, string>>;

/** A drawing with its colours filled in: an image knows nothing of the page. */
export function inked(drawing: string, palette: Palette): string {
  return drawing.replaceAll(COLOUR, (_, name: string) => palette[name] ?? 'none');
}
