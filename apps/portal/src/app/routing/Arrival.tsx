import { useEffect } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { hasPlace } from "./keptState.ts";
import { hearPresses } from "../portal/earlyPress.ts";
import { usePortal } from "../portal/usePortal.ts";
import { followHeading } from "./followHeading.ts";
import { documentTitle } from "./title.rules.ts";

/** Scrolls to a section, also when it comes later than the rest of its page. Returns how to give up. */
function scrollToSection(id: string): () => void {
  const find = () => document.getElementById(id);
  const observer = new MutationObserver(() => {
    if (!find()) return;
    observer.disconnect();
    find()?.scrollIntoView();
  });
  if (find()) find()?.scrollIntoView();
  else observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

interface ArrivalProps {
  title: string;
  pathname: string;
  /** The address opens one record: the tab says what the page's heading does. */
  isRecord?: boolean;
  /** A guest's page stands for itself: its tab does not name the product. */
  isBare?: boolean;
}

/** Whether the document came with a title of its own instead of the usual one. */
function isServersTitle(): boolean {
  return document.querySelector("title[data-usual]") === null;
}

/** The first screen leaves the focus where the browser put it. */
let arrivedAt: string | null = null;

/** Whether a screen has been there before this one. */
export const hasArrived = (): boolean => arrivedAt !== null;

/**
 * Runs once a screen is there: titles the document and scrolls to the top, or to the section that
 * the hash names. Source: specification section 2, features decision 5.
 */
export function Arrival({ title, pathname, isRecord = false, isBare = false }: ArrivalProps) {
  const { productName } = usePortal().config;
  const hash = useLocationProperty(
    () => location.hash,
    () => "",
  );

  useEffect(() => {
    // The server's page of a record comes with its name; until the heading is there it stays.
    const hasOwnTitle = isRecord && arrivedAt === null && isServersTitle();
    if (!hasOwnTitle) document.title = documentTitle(title, pathname, productName);
    if (!isRecord) return undefined;
    return followHeading((heading) => {
      document.title = isBare ? heading : documentTitle(heading, pathname, productName);
    });
  }, [title, pathname, productName, isRecord, isBare]);

  useEffect(() => hearPresses(window), []);

  useEffect(() => {
    const isFirst = arrivedAt === null;
    if (!isFirst && arrivedAt !== pathname)
      document.getElementById("content")?.focus({ preventScroll: true });
    arrivedAt = pathname;
    if (hash) return scrollToSection(hash.slice(1));
    // Who began to read before the page was taken over stays where they are; who comes back to a
    // list finds its place.
    if (!isFirst && !hasPlace()) window.scrollTo(0, 0);
    return undefined;
  }, [pathname, hash]);

  return null;
}
