/** Runs in the document before any file has come: remembers which buttons are pressed, for the page to press them again once it listens, and what fails, for the reports. */
export const earlyTapsScript =
  'earlyTaps=[];addEventListener("click",(e)=>{const b=e.target.closest?.("button");if(b&&globalThis.earlyTaps)earlyTaps.push(b)},true);earlyErrors=[];for(const t of ["error","unhandledrejection"])addEventListener(t,(e)=>{if(globalThis.earlyErrors?.length<30)earlyErrors.push(e)},true)';
