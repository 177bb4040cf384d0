export function Icon({ lines }: { lines: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines} />
    </svg>
  );
}
