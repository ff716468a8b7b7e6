import { Gate } from './Gate.tsx'
import { LookUp } from './LookUp.tsx'

/** With everything that seals: a chunk of its own, loaded while the words of the page are read already. */
export const GatedLookUp = () => <Gate>{(ready) => <LookUp {...ready} />}</Gate>
