import { useCallback, useEffect, useRef } from "react";
import { navigate } from "wouter/use-browser-location";
import { withQuery } from "../../../app/routing/changeQuery.ts";
import { readKept, writeKept } from "../../../app/routing/keptState.ts";
import { useSearchParam } from "./useSearchParam.ts";

/** What an entry of the history keeps that a row was opened from, and the one that it made. */
const [opens, opened] = ["opens", "opened"];

/** By which opening of such a row this entry came; null where the address brought it. */
function openingOf(name: string): string | null {
  const kept = readKept(opened);
  return typeof kept === "string" && kept.startsWith(`${name} `) ? kept : null;
}

/** The query without the row that is open. */
function withoutRow(name: string): URLSearchParams {
  const query = new URLSearchParams(location.search);
  query.delete(name);
  return query;
}

/**
 * Leaves the list as it is when Back closes a row that was opened here: what was searched, filtered
 * or sorted beside the row stays.
 */
function useListAfterRow(name: string, openId: string | null): void {
  useEffect(() => {
    const opening = openId === null ? null : openingOf(name);
    if (opening === null) return undefined;
    let query = withoutRow(name);
    const note = () => {
      query = withoutRow(name);
    };
    const back = () => {
      if (readKept(opens) !== opening) return;
      navigate(withQuery(query), { replace: true, state: history.state });
    };
    addEventListener("replaceState", note);
    /* Before those who hear that the row is gone, and stop listening here. */
    addEventListener("popstate", back, { capture: true });
    return () => {
      removeEventListener("replaceState", note);
      removeEventListener("popstate", back, { capture: true });
    };
  }, [name, openId]);
}

/**
 * The row of a list that is open, in the address under what it is: `?guest=<id>`. Opening one is an
 * entry of the history and going on to another is not, so Back closes the panel; closing it goes
 * back. The list stays as it is and where it is.
 */
export function useOpenRow(name: string): [string | null, (id: string | null) => void] {
  const [openId, write] = useSearchParam(name);
  const isClosing = useRef(false);
  useEffect(() => {
    if (openId === null) isClosing.current = false;
  }, [openId]);
  useListAfterRow(name, openId);
  const open = useCallback(
    (id: string | null) => {
      const query = new URLSearchParams(location.search);
      if (id === null && openingOf(name) !== null) {
        if (!isClosing.current) history.back();
        isClosing.current = true;
      } else if (id === null || query.has(name)) write(id);
      else {
        const opening = `${name} ${Date.now()}`;
        writeKept(opens, opening);
        query.set(name, id);
        /* The browser would take who comes back to where the list was scrolled when it was opened. */
        history.scrollRestoration = "manual";
        navigate(withQuery(query), {
          state: { ...history.state, [opens]: null, [opened]: opening },
        });
        history.scrollRestoration = "auto";
      }
    },
    [name, write],
  );
  return [openId, open];
}
