export default function Tides() {
  return <h3>By the sea</h3>;
}
