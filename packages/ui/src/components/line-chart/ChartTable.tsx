import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

export interface ChartTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** The same figures for screen readers. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = "", ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((value, index) => (
                <td key={head[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
