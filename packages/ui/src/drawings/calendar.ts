/** A calendar with one day starred. */
export const calendar =
  '<path d="M22 104h116"/><path d="M40 34h80c3 0 5 2 5 5v65H35V39c0-3 2-5 5-5z" fill="var(--draw-paper)"/><path d="M35 54V39c0-3 2-5 5-5h80c3 0 5 2 5 5v15z" fill="var(--draw-tint)"/><path d="M56 26v16M104 26v16"/><path d="M50 68h4M70 68h4M90 68h4M110 68h0M50 82h4M50 94h4M70 94h4M90 94h4M106 82h4M106 68h4"/><path d="M80 76l3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z" fill="var(--draw-spark)"/>';
