import { toast } from "@jubilee/ui/toast";
import { useMemo } from "react";
import { usePortal } from "../../app/portal/usePortal.ts";
import { useUser } from "../../app/session/useUser.ts";
import { actsOf, type Acts, type Doing, type Turned } from "./acts.ts";

export interface ToldActs extends Pick<Acts, "did"> {
  /** Takes the last one back, or this one, and says so; whether there was one. */
  back: (act?: Doing) => Promise<void>;
  /** Does again what was taken back last, and says so. */
  again: () => Promise<void>;
}

/** Each says what the last press did, in the place of the one before it. */
const toldId = "acts";

const words = ({ said, note }: Exclude<Turned, string | null>) =>
  note === undefined ? said : `${said}. ${note}`;

/** What somebody has done in this sitting, on whatever page: taken back, and told. */
export function useActs(): ToldActs {
  const portal = usePortal();
  const { id } = useUser();
  return useMemo(() => {
    const acts = actsOf(portal, id);
    const tell = (title: string, none: string, turned: Turned, way: object) => {
      if (turned === null) toast.info(none, { id: toldId });
      else if (turned === "later")
        toast.warning("No connection", { id: toldId, description: "Try again once there is one." });
      else if (turned !== "gone")
        toast.success(title, { id: toldId, description: words(turned), ...(turned.again && way) });
    };
    const back = async (act?: Doing) =>
      tell("Taken back", "Nothing is left to take back", await acts.back(act), {
        action: { label: "Do it again", onClick: () => void again() },
      });
    const again = async () =>
      tell("Done again", "Nothing is left to do again", await acts.again(), {
        undo: () => void back(),
      });
    return { did: acts.did, back, again };
  }, [id, portal]);
}
