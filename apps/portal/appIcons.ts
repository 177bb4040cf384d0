import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";

interface AppIcon {
  fileName: string;
  sizePx: number;
  /** How much of the width the mark takes; a mask may cut a fifth off each side. */
  share: number;
  /** Phones put a transparent icon on black. */
  isFilled: boolean;
}

/** As `public/check-in.webmanifest` and the scanner's page name them. */
export const icons: readonly AppIcon[] = [
  { fileName: "check-in-180.png", sizePx: 180, share: 0.78, isFilled: true },
  { fileName: "check-in-192.png", sizePx: 192, share: 1, isFilled: false },
  { fileName: "check-in-512.png", sizePx: 512, share: 1, isFilled: false },
  { fileName: "check-in-mask-512.png", sizePx: 512, share: 0.6, isFilled: true },
];

const nothing = { r: 0, g: 0, b: 0, alpha: 0 };

async function draw(mark: Buffer, { sizePx, share, isFilled }: AppIcon): Promise<Buffer> {
  const innerPx = Math.round(sizePx * share);
  // Drawn at its final size: 72 dots to the inch give the 32 px of the drawing.
  const inner = await sharp(mark, { density: (72 * innerPx) / 32 })
    .resize(innerPx, innerPx)
    .png()
    .toBuffer();
  const ground = isFilled ? "#ffffff" : nothing;
  return sharp({ create: { width: sizePx, height: sizePx, channels: 4, background: ground } })
    .composite([{ input: inner, gravity: "centre" }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Draws the scanner's icons from the favicon while the portal is built: nothing binary is kept. */
export function appIcons(): Plugin {
  return {
    name: "jubilee-app-icons",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    async generateBundle() {
      const mark = await readFile(join(import.meta.dirname, "public/favicon.svg"));
      for (const icon of icons) {
        const source = await draw(mark, icon);
        this.emitFile({ type: "asset", fileName: icon.fileName, source });
      }
    },
  };
}
