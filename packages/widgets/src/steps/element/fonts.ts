import display from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import text from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";

const faces = [
  ["Fraunces Variable", display],
  ["Instrument Sans Variable", text],
] as const;

/** How long a widget waits for its typefaces; what comes later is for the next page. */
const patienceMs = 400;

/**
 * Brings the product's own typefaces into the page before the widget shows, so that no line
 * moves. A page whose policy refuses them, or a slow line, keeps the system's.
 */
export async function loadFonts(): Promise<void> {
  const all = Promise.all(
    faces.map(([family, file]) =>
      new FontFace(family, `url(${new URL(file, import.meta.url).href})`, {
        weight: "100 900",
      }).load(),
    ),
  );
  const late = new Promise<FontFace[]>((resolve) => {
    setTimeout(() => resolve([]), patienceMs);
  });
  for (const face of await Promise.race([all, late])) document.fonts.add(face);
}
