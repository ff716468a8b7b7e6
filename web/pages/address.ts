export { useAddress } from '../address.ts'
