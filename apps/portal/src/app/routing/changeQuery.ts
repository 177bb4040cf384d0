import { navigate } from "wouter/use-browser-location";

/** The address of this page with another query. */
export function withQuery(query: URLSearchParams): string {
  const text = query.toString();
  return `${location.pathname}${text && `?${text}`}${location.hash}`;
}

/** Changes the query of the address; the entry of the history stays, with all that it keeps. */
export function changeQuery(change: (query: URLSearchParams) => URLSearchParams): void {
  const known = new URLSearchParams(location.search);
  const next = withQuery(change(new URLSearchParams(known)));
  if (next !== withQuery(known)) navigate(next, { replace: true, state: history.state });
}
