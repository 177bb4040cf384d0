import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { useSearchParam } from "../../../../page-kit/list/address/useSearchParam.ts";
import type { ScheduleView } from "./ScheduleBar.tsx";

/** Rooms beside one another, on phones a list, until the address says otherwise. */
export function useScheduleView(): [ScheduleView, (view: ScheduleView) => void] {
  const usual = useMedia(media.mobile) ? "list" : "rooms";
  const [written, write] = useSearchParam("view");
  const view = written === "rooms" || written === "list" ? written : usual;
  return [view, (next) => write(next === usual ? null : next)];
}
