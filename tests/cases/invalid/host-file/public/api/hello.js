export default () => "Hello";
