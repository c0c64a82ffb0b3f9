/** Runs in the document before any file has come: remembers which buttons are pressed, for the page to press them again once it listens. */
export const earlyTapsScript =
  'earlyTaps=[];addEventListener("click",(e)=>{const b=e.target.closest?.("button");if(b&&globalThis.earlyTaps)earlyTaps.push(b)},true)';
