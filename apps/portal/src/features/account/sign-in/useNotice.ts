import { usePortal } from "../../../app/portal/usePortal.ts";

type AccountNotices = typeof import("./accountNotices.ts");

/** Tells something by a toast. The words are loaded when there is something to tell. */
export function useNotice(): (tell: (notices: AccountNotices) => void) => void {
  const { report } = usePortal();
  return (tell) => void import("./accountNotices.ts").then(tell).catch(report);
}
