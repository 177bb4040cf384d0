import display from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import text from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";

const faces = [
  ["Fraunces Variable", display],
  ["Instrument Sans Variable", text],
] as const;

/** Brings the product's own typefaces into the page; a page whose policy refuses them keeps its own. */
export async function loadFonts(): Promise<void> {
  const loaded = await Promise.allSettled(
    faces.map(([family, file]) =>
      new FontFace(family, `url(${new URL(file, import.meta.url).href})`, {
        weight: "100 900",
        display: "swap",
      }).load(),
    ),
  );
  for (const result of loaded) {
    if (result.status === "fulfilled") document.fonts.add(result.value);
  }
}
