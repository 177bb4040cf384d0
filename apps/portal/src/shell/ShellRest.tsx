import { BackToTop } from "./BackToTop.tsx";
import { Footer } from "./Footer.tsx";
import { HelpBox } from "./HelpBox.tsx";
import { PaletteShortcut } from "./PaletteShortcut.tsx";

/** What nobody needs in the first moment: the footer, the corner and the palette. */
export function ShellRest() {
  return (
    <>
      <Footer />
      <BackToTop />
      <HelpBox />
      <PaletteShortcut />
    </>
  );
}
