import { fail } from "@jubilee/core/base/result.rules";
import type { Result } from "@jubilee/core/base/result.types";
import type { WorkbookSheet } from "@jubilee/core/base/workbooks.types";
import { workerAddress } from "../../../page-kit/workerAddress.ts";
// oxlint-disable-next-line import/default -- the bundler makes this export: the worker's address
import readerAddress from "./workbook.worker.ts?worker&url";

const unread = () =>
  fail(
    "invalid_input",
    "This spreadsheet could not be read on this device. Save it as CSV and try again.",
    "file",
  );

/** Reads a spreadsheet file in a thread of its own, which ends with the reading or the signal. */
export function readInWorker(
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Result<WorkbookSheet[]>> {
  const worker = new Worker(workerAddress("jubilee-import", readerAddress), { type: "module" });
  return new Promise<Result<WorkbookSheet[]>>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Result<WorkbookSheet[]>>) =>
      resolve(data),
    );
    // Out of memory, or a browser that lets no thread start.
    worker.addEventListener("error", () => resolve(unread()));
    signal.addEventListener("abort", () => resolve(unread()));
    worker.postMessage(bytes, [bytes.buffer]);
  }).finally(() => worker.terminate());
}
