import { counted } from "@jubilee/core/base/words.rules";
import { Button } from "@jubilee/ui/button";
import { Link } from "@jubilee/ui/link";
import type { ReactNode } from "react";
import { href } from "../../../app/routing/href.ts";
import type { PaletteList } from "./usePaletteRows.ts";

/** Under the list: that words were read otherwise, that the search failed, that the search page has more. */
export function foundNote(list: PaletteList, onLeave?: () => void): ReactNode {
  const { typed, found, error, total, rows, isNothing } = list;
  const shown = rows.filter(({ kind }) => kind !== undefined).length;
  const isMore = onLeave !== undefined && typed !== "" && total > shown;
  if (error)
    return (
      <span role="alert">
        Your own things could not be searched: {error.message}{" "}
        <Button size="sm" variant="ghost" onClick={list.retry}>
          Try again
        </Button>
      </span>
    );
  if (typed === "" || isNothing || !(found?.meant || isMore)) return null;
  return (
    <span>
      {found?.meant && <span>{`Nothing has “${typed}”. These have “${found.meant}”. `}</span>}
      {isMore && (
        <Link href={`${href("insight.search")}?q=${encodeURIComponent(typed)}`} onClick={onLeave}>
          All {counted(total, "thing")} of yours
        </Link>
      )}
    </span>
  );
}
