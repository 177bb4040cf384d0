import { readWorkbook } from "@jubilee/core/base/workbooks.rules";

const reply = async (bytes: Uint8Array<ArrayBuffer>): Promise<void> =>
  postMessage(await readWorkbook(bytes), { targetOrigin: location.origin });

/** Reads one spreadsheet file beside the page, so that a large one never stops it. */
addEventListener("message", ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => void reply(data));
