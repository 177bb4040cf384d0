import { drawing, envelope, line, marigold, paper, plum, spark } from "./Welcome.css.ts";

const petal = "M100 60c-5-7-5-15 0-22 5 7 5 15 0 22Z";

/** An invitation that is about to leave its envelope. */
export function EnvelopeDrawing() {
  return (
    <svg
      viewBox="0 0 200 146"
      className={drawing}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M30 66 100 18l70 48v66a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6Z" className={envelope} />
      <path d="M30 66 100 18l70 48v66a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6Z" className={line} />
      <path d="M52 34h96v64l-48 30-48-30Z" className={paper} />
      <path d="M52 84V38a4 4 0 0 1 4-4h88a4 4 0 0 1 4 4v46" className={line} />
      <path d="m32 70 60 38a15 15 0 0 0 16 0l60-38M34 136l46-36M166 136l-46-36" className={line} />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path
          key={turn}
          d={petal}
          transform={`rotate(${turn} 100 64)`}
          className={turn % 90 === 0 ? plum : marigold}
        />
      ))}
      <path
        d="m14 62 10 6M6 84h10M20 34l6 10M186 62l-10 6M194 84h-10M180 34l-6 10"
        className={spark}
      />
    </svg>
  );
}
