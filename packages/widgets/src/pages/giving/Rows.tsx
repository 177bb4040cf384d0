import * as css from "./own.css.ts";

interface Row {
  term: string;
  detail: string;
  /** It is in the words of those who receive the gift. */
  isHosts?: boolean;
}

interface Props {
  /** What there is nothing to say of is left out. */
  rows: readonly (Row | false | null)[];
  /** The language of those who receive the gift. */
  hosts: string;
}

/** What holds, line by line: a name, and what it is. */
export function Rows({ rows, hosts }: Props) {
  return (
    <dl className={css.rows}>
      {rows.flatMap((row) =>
        row
          ? [
              <div key={`${row.term} ${row.detail}`}>
                <dt>{row.term}</dt>
                <dd>
                  <bdi lang={row.isHosts ? hosts : undefined}>{row.detail}</bdi>
                </dd>
              </div>,
            ]
          : [],
      )}
    </dl>
  );
}
