import { fail } from "@jubilee/core/base/result.rules";
import type { Result } from "@jubilee/core/base/result.types";
import type { WorkbookSheet } from "@jubilee/core/base/workbooks.types";
// oxlint-disable-next-line import/default -- the bundler makes this export: the worker's address
import readerAddress from "./workbook.worker.ts?worker&url";

interface AddressPolicy {
  createScriptURL: (address: string) => string;
}

interface TrustedScripts {
  createPolicy: (name: string, rules: AddressPolicy) => AddressPolicy;
}

let policy: AddressPolicy | null = null;

/** The reader's own address and no other (Trusted Types policy `jubilee-import`). */
function trustedAddress(): string {
  const factory = (globalThis as { trustedTypes?: TrustedScripts }).trustedTypes;
  const rules: AddressPolicy = {
    createScriptURL(address) {
      if (address !== readerAddress) throw new TypeError("This is not the spreadsheets' reader");
      return address;
    },
  };
  policy ??= factory?.createPolicy("jubilee-import", rules) ?? rules;
  return policy.createScriptURL(readerAddress);
}

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
  const worker = new Worker(trustedAddress(), { type: "module" });
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
