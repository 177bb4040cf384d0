import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { launchOptions } from "../../support/browser.ts";

const [widthPx, heightPx] = [640, 480];
/** A little of the table stays to be seen around what is held up. */
const heldPx = 400;

/** One still picture as a film without end (YUV4MPEG2, grey): what a camera sees that is held still. */
async function filmOf(picture: Buffer): Promise<Buffer> {
  const held = await sharp(picture)
    .resize(heldPx, heldPx, { fit: "contain", background: "#ffffff" })
    .flatten({ background: "#ffffff" })
    .toBuffer();
  const grey = await sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: "#c8c8c8" },
  })
    .composite([{ input: held, gravity: "centre" }])
    .greyscale()
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const colourless = Buffer.alloc((widthPx * heightPx) / 2, 128);
  const frame = [Buffer.from("FRAME\n"), grey.subarray(0, widthPx * heightPx), colourless];
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${widthPx} H${heightPx} F10:1 Ip A1:1 C420jpeg\n`),
    ...frame,
    ...frame,
  ]);
}

/** Opens an address in a browser whose camera sees a picture, works with it, and closes it. */
export async function withCamera(
  picture: Buffer,
  address: string,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "jubilee-camera-"));
  const film = join(folder, "held.y4m");
  await writeFile(film, await filmOf(picture));
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...launchOptions.args,
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const context = await browser.newContext({ locale: "en-GB" });
    await context.grantPermissions(["camera"], { origin: new URL(address).origin });
    const page = await context.newPage();
    await page.goto(address);
    await work(page);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
